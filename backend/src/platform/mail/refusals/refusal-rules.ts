/**
 * Cause of a refusal. `dead`: the address does not exist. `undeliverable`: the mailbox is full or inactive, or this
 * email is not accepted. `us`: the server refuses our address, domain, network, text or rate. `later`: the email may
 * still be accepted.
 */
export type Cause = 'dead' | 'undeliverable' | 'us' | 'later';

/** What the owner has to check if a server refuses us. */
export type Fix = 'sender' | 'authentication' | 'reverse-dns' | 'login' | 'relay' | 'reputation' | 'rate' | 'policy';

export const ADVICE: Record<Fix, string> = {
  sender: 'Check the sender address in Email Settings: its domain needs MX and A records that everybody can look up.',
  authentication: 'Check the SPF, DKIM and DMARC records of the sender’s domain (Email Settings shows them).',
  'reverse-dns': 'Ask the mail server’s provider for a reverse DNS (PTR) record that matches its HELO name.',
  login: 'Check the user name and password in SMTP_URL.',
  relay: 'The mail server doesn’t relay our email. Check SMTP_URL with its provider.',
  reputation:
    'The mail server’s address or the text is classified as spam. Ask the provider to have it removed from blocklists.',
  rate: 'We send faster than the server allows. Lower the sending limits in Email Settings.',
  policy: 'A policy of the receiving server refuses our email. Its response says which one.',
};

interface CodeRule {
  readonly cause: Cause;
  readonly fix?: Fix;
  /** Enhanced status codes; one that ends in a period matches as a prefix. */
  readonly codes: readonly string[];
  readonly source: string;
}

/** Used if no words match; the longest matching code wins. */
export const CODE_RULES: readonly CodeRule[] = [
  {
    cause: 'dead',
    codes: ['5.1.1', '5.1.2', '5.1.3', '5.1.6'],
    source: 'RFC 3463, 3.2: bad mailbox, system, syntax; moved',
  },
  { cause: 'dead', codes: ['5.1.10'], source: 'RFC 7505 (null MX); Microsoft: RecipientNotFound' },
  {
    cause: 'dead',
    codes: ['5.4.4', '5.4.310'],
    source: 'RFC 3463, 3.5; Postfix: host not found; Microsoft: no such domain',
  },
  { cause: 'dead', codes: ['5.7.17', '5.7.18'], source: 'RFC 7293: mailbox or domain has another owner' },
  {
    cause: 'us',
    fix: 'sender',
    codes: ['5.1.7', '5.1.8', '5.1.9', '5.1.20'],
    source: 'RFC 3463, 3.2: the sender’s address; Microsoft: From',
  },
  {
    cause: 'us',
    fix: 'rate',
    codes: ['5.1.90', '5.4.5', '5.7.5', '5.7.705'],
    source: 'Microsoft and Google: daily limits of the sender',
  },
  {
    cause: 'us',
    fix: 'authentication',
    codes: ['5.7.20', '5.7.21', '5.7.22', '5.7.23', '5.7.24', '5.7.26', '5.7.27', '5.7.30'],
    source: 'RFC 7372; Google',
  },
  { cause: 'us', fix: 'reverse-dns', codes: ['5.7.25'], source: 'RFC 7372, 3.3' },
  { cause: 'us', fix: 'login', codes: ['5.7.8', '5.7.9'], source: 'RFC 4954, 6' },
  { cause: 'us', fix: 'relay', codes: ['5.7.64', '5.7.54'], source: 'Microsoft: TenantAttribution, relay' },
  { cause: 'us', fix: 'policy', codes: ['5.7.'], source: 'RFC 3463, 3.8: security or policy' },
  {
    cause: 'undeliverable',
    codes: ['5.7.13', '5.2.', '5.3.', '5.6.'],
    source: 'RFC 3463, 3.3, 3.4, 3.7; RFC 5248: account disabled',
  },
];

interface WordRule {
  readonly cause: Cause;
  readonly fix?: Fix;
  readonly words: RegExp;
  /** Whether status 5.1.1 takes precedence over these words. */
  readonly yieldsTo511?: true;
  readonly source: string;
}

const SENDER = String.raw`(?<!\bto )(?<!\bto the )(?<!original )\b(?:sender|senders|envelope[- ]from|mail from|return[- ]path|reverse[- ]path|from address|from: domain)\b`;
const PERSON = String.raw`(?:e-?mail|user(?:name|id)?|recipients?|mailbox|mailfolder|account|address(?:ee|es)?|alias|customer|person|subscriber|member|mail ?drop|local[- ]?part|inbox|employee|destination)`;
const HOST = String.raw`(?:domain(?: name)?|host(?:name)?|server name|mail exchanger)`;
const MISSING = String.raw`(?:unknown|undefined|not (?:be )?(?:found|known|valid|listed|recogni[sz]ed|present|local|registered|here|a member|in (?:our|my|the))|no longer|(?:does|do|did|is|was|were|has|have|could|can)(?:n'?t| ?not)(?: \w+)? (?:exist|found|known|have an? account|been found|be found|valid|recogni[sz]ed|listed)|not exists?|unexistent|invalid|inexistent|non-?exist\w+|has (?:moved|left)|(?:been |is |was )(?:terminated|deleted|removed|expunged|canceled|cancelled))`;

/**
 * Checked in this order against the text without codes, links and addresses (each address is replaced by "address").
 * The wordings are those of the named servers. If nothing matches, no address is suppressed.
 */
export const WORD_RULES: readonly WordRule[] = [
  {
    cause: 'later',
    words:
      /\breceiving (?:e-?mail|mail|messages)\b.{0,60}\b(?:rate|quickly|fast)|\bat a rate\b|\bmail faster than\b|\bgr[ae]y-?list|\btry(?: again)? (?:later|in \d|after|soon)|\bretry later|\bnot found, try again|\btemporar(?:y|ily) (?:fail|lookup|local|unavailable|defer|error|problem|system)|\bmessage deferred\b/i,
    source: 'Google: receiving mail at a rate; greylisting (RFC 6647)',
  },
  {
    cause: 'us',
    fix: 'sender',
    words: new RegExp(
      [
        String.raw`${SENDER}[^.;]{0,60}\b(?:reject|den(?:y|ied)|refus|unknown|invalid|not\b|malformed|block|verif|bad\b|domain|does|forg|is empty|spammer|syntax)`,
        String.raw`\b(?:bad|invalid|unknown|unroute?able|bogus|illegal|forged|malformed|unverified|unresolvable|undeliverable)(?: \w+)? ${SENDER}`,
        String.raw`\bsender verif|\bverification failed for address\b|\binvalid dns (?:mx|a)\b|\bsender['’]s domain|\byour (?:domain|e-?mail address)\b[^.]{0,40}\b(?:not|invalid|reject|block)|\bregistered gateway user\b`,
      ].join('|'),
      'i',
    ),
    source: 'Postfix: reject_unknown_sender_domain; Exim: sender verify; Microsoft 5.1.0; GMX',
  },
  {
    cause: 'us',
    fix: 'authentication',
    words:
      /\bspf\b|\bsender policy framework\b|\bdkim\b|\bdmarc\b|\bunauthenticated (?:e-?mail|mail|messages?)\b|\bnot (?:authorized|authorised|allowed|permitted) to send\b|\bmay not send for\b|\bbatv\b/i,
    source: 'Google 5.7.26 and 5.7.27, Microsoft 5.7.509, Yahoo 554 5.7.9, RFC 7489',
  },
  {
    cause: 'us',
    fix: 'reverse-dns',
    words:
      /\bptr\b|\br(?:everse )?-?dns\b|\breverse (?:host|lookup|name|mapping|record)|\bfind your (?:reverse )?host|\b(?:helo|ehlo)\b/i,
    source: 'Postfix: reject_unknown_client_hostname, reject_invalid_helo_hostname; Google 5.7.25; AOL',
  },
  {
    cause: 'us',
    fix: 'login',
    words:
      /\bsmtp auth|\bauthentication (?:is )?(?:required|needed|failed)|\bmust (?:be )?(?:authenticate|log ?in|sign ?in)|\bnot (?:logged in|authenticated)\b/i,
    source: 'RFC 4954; usual submission servers',
  },
  {
    cause: 'us',
    fix: 'relay',
    words: /\brelay(?:ing)?\b(?! recipient table)|\brcpthosts\b|\bnot a gateway\b/i,
    source: 'Postfix: reject_unauth_destination; Exim; qmail; Microsoft: unable to relay',
  },
  {
    cause: 'us',
    fix: 'rate',
    words:
      /\b(?:sending|outgoing|daily|hourly)\b.{0,30}\b(?:limit|quota|rate)|\bsent to too many\b|\btoo (?:many|much) (?:messages|mails?|e-?mails?|recipients|connections|sessions|errors|unknown|invalid|bad|user|concurrent|complaints|sent|rcpt)|\btoo fast\b|\brate[- ]?limit|\brate control|\bthrottl|\bexcessive\b|\bexceed(?:s|ed|ing)?\b.{0,40}\b(?:rate|connections|messages per|recipients|invalid)/i,
    source: 'Google 5.4.5, Microsoft 5.1.90, Yahoo TS rules, Comcast RL',
  },
  {
    cause: 'undeliverable',
    words:
      /\b(?:black|block|white)(?:ed|list|listed)? by (?:the )?(?:recipient|user|mailbox)|\bmay not exist,? or you may not\b|\bunavailable or access denied\b|\brecipient['’]?s? (?:has )?(?:blocked|restrict)/i,
    source: 'Recipients’ own filters; Google Groups',
  },
  {
    cause: 'us',
    fix: 'reputation',
    words: new RegExp(
      [
        String.raw`\b(?:block|black|deny)[- ]?list|\b(?:rbls?|dns-?bl|uribl|surbl|spamhaus|spamcop|sorbs|barracudacentral|cloudmark|senderscore|senderbase|talos)\b`,
        String.raw`\breputation\b|\bblocked\b|\bbanned\b|\bclient host\b|(?<!\bdestination )\b(?:ip|host|network|server)\b.{0,40}\b(?:reject|listed|denied|refused|not allowed)|(?<!\bnot )\blisted (?:at|in|on|by) `,
        String.raw`\bspam\b|\bspam(?:mer|ming|my)\b|\bunsolicited\b|\bjunk\b|\bbulk (?:e-?mail|mail|sender)|\bsuspicious\b|\bphish|\buser complaints\b|\[(?:ph|ts|tss|bl|cs)\d+\]|\baup#|\bdt:spm|\b(?:s31[45]0|[sod][cuy]-00\d)\b`,
      ].join('|'),
      'i',
    ),
    source: 'Spamhaus, Microsoft S3140 and S3150, Yahoo BL and TS, T-Online, NetEase, Charter AUP#',
  },
  {
    cause: 'us',
    fix: 'policy',
    words:
      /\bpolic(?:y|ies)\b|\badministrative(?:ly)? prohibit|\bsecurity (?:reason|violation)|\bprohibited\b|\bcontent (?:reject|filter|not accept|restriction)|\bvirus\b|\bmalware\b|\bnot accepted for\b|\bmessage (?:was )?(?:rejected|refused) (?:due|because of|by) (?:to )?(?:its )?content/i,
    source: 'Proofpoint, Mimecast, Yahoo 5.7.9, Apple CS01',
  },
  {
    cause: 'undeliverable',
    words:
      /\bquota\b|\bover ?quota|\b(?:mailbox|inbox|account|user|recipient|mail ?drop|box|folder|disk|storage|mailfolder)\b.{0,40}\b(?:full|over (?:its|the|limit|storage)|exceed\w*)|\bfull mailbox|\bfull\b.{0,20}\bmailbox|\bstorage (?:space|allocation|limit|full)|\bexceed(?:s|ed)? storage|\binsufficient (?:disk|storage|space)|\bno space left|\bout of (?:storage|space|disk)|\bnot enough (?:storage|space|disk)|\btoo (?:large|big)\b|\b(?:message|mail) size\b|\bsize limit|\bexceeds? (?:the )?(?:maximum|fixed|size)|postfach.{0,20}voll|(?:bo[iî]te|messagerie).{0,30}(?:pleine|satur)|buz[oó]n.{0,20}llen|casella.{0,20}piena|caixa.{0,30}(?:cheia|lotada)|переполнен|容量|已满|已滿|いっぱい|\bmailbox vol\b/i,
    source: 'RFC 3463 X.2.2, X.2.3; Google out of storage; Exim, Dovecot, Courier, Exchange STOREDRV',
  },
  {
    cause: 'dead',
    words:
      /\bnull[- ]?mx\b|\b(?:host|domain|server|address)\b.{0,40}\b(?:does|do) not (?:accept|receive|support|handle) (?:any )?(?:e-?mail|mail)\b|\bnot an active address\b|\bno longer (?:accepts?|receives?) (?:e-?mail|mail)\b/i,
    source: 'RFC 7505, RFC 7504',
  },
  {
    cause: 'dead',
    words: /^5\.2\.1 (?!.*\btemporar).*\b(?:disabled|deactivated|closed)\b/i,
    source: 'RFC 3463 X.2.1: permanent when the mailbox will not be enabled again; a passing one is 4.2.1',
  },
  {
    cause: 'undeliverable',
    yieldsTo511: true,
    words:
      /\binactiv|\bsuspend|\bdisabled\b|\bdeactivat|\blocked\b|\bon hold\b|\bfrozen\b|\bdormant\b|\bnot (?:yet )?(?:been )?activ(?:e|ated)\b|\bnot (?:currently |presently )?(?:accepting|receiving|able to receive)\b|\btemporarily\b|\bexpired\b|\bdiscontinued\b|\bvacation\b|\bout of (?:the )?office\b|\bdue to inactivity|deaktiviert|gesperrt|d[eé]sactiv|desactivad|disattivat|отключен|заблокирован|停用|冻结/i,
    source: 'RFC 3463 X.2.1: the mailbox exists, and may take mail again; Google, Yahoo, Mail.ru, Zoho',
  },
  {
    cause: 'later',
    words:
      /\btimed? ?-?out\b|\bconnection (?:refused|timed|reset|lost|closed|dropped|failed)|\b(?:could|can|did|was)(?:n'?t| ?not)(?: \w+)? (?:connect|establish)|\bunable to connect|\bretry time|\bmessage (?:has )?expired|\btoo long\b|\bfailing for\b|\bunreachable\b|\bservice (?:is )?(?:un|not )available|\bsystem (?:resources|not accepting)|\bserver (?:is )?busy|\boverloaded\b|\bloop(?:s|ing)?\b|\btoo many hops|\bnetwork error|\bdelivery time\b|\bqueue (?:life)?time/i,
    source: 'Exim, Postfix, qmail 4.4.1, Microsoft 5.4.300 to 5.4.316',
  },
  {
    cause: 'dead',
    words: new RegExp(
      [
        // Microsoft 365 at its edge; Cisco.
        String.raw`^(?:550 )?5\.4\.1 .*recipient address rejected: access denied|^5\.1\.0 (?:address )?address rejected`,
        String.raw`\b(?:ex)?rec(?:ip(?:ient)?) ?notfound\b|\buserunknown\b|\bname or service not known\b|\bnon[- ]existent user|\bhas been replaced by\b|\binfodomainnonexistent\b`,
        // The mailbox.
        String.raw`\b(?:unknown|no such|invalid|bad|wrong|illegal|incorrect|unrecogni[sz]ed|unroute?able|undeliverable|non-?exist\w+|unexistent|undefined)(?: or \w+)?(?: (?:\w+['’]s|e-?mail|mail|local|virtual|destination|recipient|user|mailbox|forward|final|account|internet|envelope|smtp)){0,3} ${PERSON}\b`,
        String.raw`\b${PERSON}(?:['’]s)?(?: [^\s.;]+){0,6}?[ :,;.-]{1,4}(?:is |are |was )?${MISSING}`,
        String.raw`\b(?:no|not an?)(?: \w+){0,2} (?:mailbox|account|mail box|user|recipient|person|customer|employee|subscriber)\b`,
        String.raw`\bno one (?:with|at|by|here)|\bnobody (?:by|with|at)|\bno valid recipients?\b|\bnot our customer\b|\bdoes ?n['’o]t have an? .{0,40}account`,
        String.raw`\bnot listed in\b.{0,40}\b(?:name|domino|directory|address book)|\bno route found to\b|\bno (?:single )?(?:match|entry|matches) .{0,40}\b(?:name|directory)|\bnot (?:unique )?in (?:the )?(?:name|address|user) (?:directory|book|database)`,
        String.raw`\bmailbox (?:is )?(?:not available|unavail?able|unavailible|missing|closed)\b|\baccount (?:is )?(?:unavailable|closed|missing)\b|\bbad(?:rcpt|recipient) ?to\b|\bvalidrcptto\b|\bnot a local address\b|\bnot in (?:the )?name directory|\bin name directory\b|\bbad destination\b|\bunknown user\b|\buser unknown\b|\bunknown (?:local|rcpt)\b`,
        String.raw`\brecipients? (?:address(?:es)? )?(?:is |was )?rejected\.?(?: \(in reply to rcpt to command\))?$|\bdestination server rejected recipients?|\buser missing home directory|\bhas no (?:valid )?(?:account|mailbox)`,
        // The domain.
        String.raw`\b${HOST}\b(?: [^\s;]+){0,6}?[ :,;.-]{1,4}(?:is |was )?${MISSING}`,
        String.raw`\b(?:unknown|no such|invalid|bad|unroute?able|non-?exist\w+)(?: (?:mail|recipient|destination|remote|smtp|target)){0,2} ${HOST}s?\b`,
        String.raw`\bfind any host named\b|\bfind the recipient domain\b|\bhost not found\b|\bnxdomain\b|\bno mx\b|\bno mail (?:exchanger|hosts?|servers?)\b|\bmx records point to non-existent|\b(?:dns|name (?:service|server)).{0,60}\b(?:not found|no such|not exist|non-?exist)|\bno such domain`,
      ].join('|'),
      'i',
    ),
    source:
      'Sendmail, Postfix, Exim, qmail, Domino, Microsoft, Google, Yahoo, Apple, GMX, Mimecast, Barracuda, Zoho, QQ',
  },
  {
    cause: 'dead',
    words: new RegExp(
      [
        String.raw`(?:empfänger|benutzer|nutzer|adresse|postfach|konto)\w*(?: [^\s.]+){0,4}? (?:unbekannt|nicht (?:gefunden|bekannt|vorhanden|existent|gültig)|(?:gibt es|existiert) (?:leider )?nicht|ungültig)|existiert nicht|unbekannter? (?:empfänger|benutzer|nutzer|adresse)|nicht gefunden werden`,
        String.raw`(?:destinataire|utilisateur|adresse|bo[iî]te|compte|domaine)s?(?: [^\s.]+){0,5}? (?:inconnue?|inexistante?|invalide|introuvable|n['’ ]?existe (?:pas|plus)|non trouv)`,
        String.raw`(?:usuario|destinatario|buz[oó]n|direcci[oó]n|cuenta|dominio)(?: [^\s.]+){0,4}? (?:desconocid|inexistente|no existe|no encontrad|no es v[aá]lid|inv[aá]lid)|no existe (?:es[ea]|el|la|dich[oa]|ning[uú]n)`,
        String.raw`(?:utente|destinatario|indirizzo|casella|account)(?: [^\s.]+){0,4}? (?:sconosciut|inesistente|errat|non (?:esiste|trovat|valid)|invalid)|nessun utente`,
        String.raw`(?:usu[aá]rio|destinat[aá]rio|endere[cç]o|caixa(?: postal)?|conta)(?: [^\s.]+){0,4}? (?:desconhecid|inexistente|n[aã]o (?:existe|encontrad|localizad)|inv[aá]lid)`,
        String.raw`(?:gebruiker|ontvanger|adres|postbus)(?: [^\s.]+){0,4}? (?:onbekend|bestaat niet|niet gevonden)|onbekende (?:gebruiker|ontvanger)|(?:mottagar|användar|adress)\w*(?: [^\s.]+){0,3}? (?:okänd|finns inte|hittades inte)|(?:bruger|modtager|adresse|bruker|mottaker)\w*(?: [^\s.]+){0,3}? (?:ukendt|ukjent|findes ikke|finnes ikke)|ok[aä]nd (?:mottagare|användare)`,
        String.raw`(?:nie istnieje|nie ma takiego|nieznany (?:u[zż]ytkownik|odbiorca|adresat)|neexistuje|neznám|nem létezik|ismeretlen (?:címzett|felhasználó)|kullan[iı]c[iı] (?:bulunamad|yok)|b[oö]yle bir (?:kullan|hesap)|nu exist[aă])`,
        String.raw`(?:пользовател|ящик|адрес|получател|аккаунт|домен)[^.;]{0,40}(?:не (?:существует|найден|зарегистр)|неизвест|удал[её]н)|нет такого|неизвестн\w* (?:пользоват|получат|адрес)|не існує|не знайдено`,
        String.raw`宛先(?:不明|が見つか|のメールアドレス)|(?:ユーザ|アドレス|宛先|あて先|アカウント|メールボックス)[^。]{0,20}(?:見つか|存在し|ありませ|不明)|(?:收件人|收件者|用户|用戶|使用者|邮箱|信箱|帐号|帳號|地址)[^。;]{0,12}(?:不存在|未找到|找不到|无效)|(?:查无|查無|无此|無此)[^。]{0,3}(?:用户|用戶|使用者|收件人|此人)|존재하지 않|수신자를 찾을 수`,
      ].join('|'),
      'iu',
    ),
    source:
      'The same in the languages of Orange, web.de, Libero, UOL, Terra, Telefónica, WP, Seznam, Mail.ru, KDDI, NetEase, Naver',
  },
];
