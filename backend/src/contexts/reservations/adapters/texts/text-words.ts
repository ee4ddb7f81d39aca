import type { Restaurant } from '../../../../kernel/restaurant.js';
import { describeArea } from '../../domain/areas.js';
import { describeParty } from '../../domain/party-size.js';
import type { BookingDetails, Reservation } from '../../domain/reservation.js';

export type TextKind =
  | 'confirmation'
  | 'offer'
  | 'decline'
  | 'change'
  | 'reminder'
  | 'moved-inside'
  | 'asked-about-rain'
  | 'left-without-table'
  | 'rained-off'
  | 'courtyard-opened';

/** Maximum length of one message in GSM characters. */
export const ONE_MESSAGE = 160;
const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });
/** GSM 03.38 without its extension; a single other character reduces the limit of the message to 70 characters. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const LATIN = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Œ: 'OE', œ: 'oe', '…': '...', '\u00a0': ' ', '\u202f': ' ' };
const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  ...LATIN,
};

/** Short and without a link; guests can call for details. */
export function wordsOf(
  kind: TextKind,
  {
    status,
    preferredDate,
    preferredTime,
    partySize,
    area,
    offeredUntil,
  }: BookingDetails & Pick<Reservation, 'status' | 'offeredUntil'>,
  { name, phone, timeZone }: Restaurant,
): string {
  const when = `${DAY.format(new Date(`${preferredDate}T12:00:00Z`))}, ${preferredTime}`;
  const table = `${when}, ${describeParty(partySize)}${area ? `, ${describeArea(area)}` : ''}`;
  const words = {
    confirmation: `your table is confirmed: ${table}. Plans changed? ${phone}`,
    offer: `we have other times for you. Please choose in our email${offeredUntil ? ` until ${momentIn(timeZone, offeredUntil)}` : ''}. Questions? ${phone}`,
    decline: `we're sorry, we don't have a table on ${when}. Another time may be available: ${phone}`,
    change: `your table is now ${table}${status === 'pending' ? ' (not confirmed yet)' : ''}. Questions? ${phone}`,
    'moved-inside': `the courtyard is closed (weather). Your table is inside now: ${table}. Plans changed? ${phone}`,
    'asked-about-rain': `the courtyard is closed on ${when} (weather). Inside, another time, or cancel? Please call: ${phone}`,
    'left-without-table': `we're sorry, the courtyard is closed on ${when} and inside is full. Please call us: ${phone}`,
    'rained-off': `the courtyard is closed, so we canceled your reservation as you asked: ${when}. Come after all? ${phone}`,
    'courtyard-opened': `the courtyard is open again, and your table is yours: ${table}. Plans changed? ${phone}`,
    reminder: `we look forward to seeing you: ${table}. Other plans? ${phone}`,
  }[kind];
  return inOneMessage(name, words);
}

export type AnswerKind = 'stopped' | 'started' | 'help';

/** Replies to STOP, START and HELP. */
export function answerOf(kind: AnswerKind, { name, phone }: Restaurant): string {
  const words = {
    stopped: `You won’t get any more texts from us. Your reservation stays the same. To change it, call ${phone}. Reply START for texts.`,
    started: `You’ll get texts about your reservation again. Questions? ${phone}. Reply STOP to stop texts.`,
    help: `Questions about your table? Call us: ${phone}. Reply STOP to stop texts.`,
  }[kind];
  return inOneMessage(name, words);
}

/** In the words of staff, whatever its length and letters. */
export const answerInOwnWords = (text: string, { name }: Restaurant): string => `${name}: ${text}`;

/** To a walk-in at the door; the name shows which party it is for. */
export function tableReadyWords(guest: string, { name, phone }: Restaurant): string {
  return inOneMessage(
    name,
    `your table is ready, ${firstWords(gsm(guest), 40)}. Please come to the host. Not coming? ${phone}`,
  );
}

const momentIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' })
    .format(instant)
    .replaceAll('\u202f', ' ');

/** Shortens the name if needed. */
function inOneMessage(name: string, words: string): string {
  const plainText = gsm(words);
  const room = ONE_MESSAGE - plainText.length - 2;
  return `${firstWords(gsm(name), Math.max(room, 0))}: ${plainText}`;
}

/** As many whole words as fit; the start of a first word that does not fit. */
function firstWords(text: string, room: number): string {
  if (text.length <= room) return text;
  const start = text.slice(0, room + 1);
  return start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')).trimEnd() : start.slice(0, room);
}

/** Letters become a question mark to show the gap; emojis and invisible characters are dropped. */
const withoutForm = (sign: string) => (/[\p{L}\p{N}]/u.test(sign) ? '?' : '');

const gsm = (text: string): string =>
  Array.from(text, (sign) => {
    if (GSM.includes(sign)) return sign;
    const plain = PLAIN[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
    return Array.from(plain).every((one) => GSM.includes(one)) ? plain : withoutForm(sign);
  }).join('');
