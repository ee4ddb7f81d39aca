import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import forge from 'node-forge';
import agreement from '../../../../../content/agreement.json' with { type: 'json' };
import { Clock } from '../../../../kernel/clock.js';
import { Conflict } from '../../../../kernel/domain-error.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import type { Contract } from '../../domain/contract.js';
import { type SealKeys, SignedAgreementRows } from '../persistence/signed-agreements.query.js';
import type { AgreementToPrint } from './print-agreement.worker.js';

const { provider } = agreement;
const DAY_MS = 86_400_000;
const CERTIFICATE_DAYS = 30 * 365;
/** A hundred times what printing takes. */
const PRINTING_LIMIT_MS = 180_000;
const MEMORY_LIMIT_MB = 512;
const generateKeys = promisify(generateKeyPair);
const isSource = import.meta.url.endsWith('.ts');
const WORKER = new URL(`./print-agreement.worker${isSource ? '.ts' : '.js'}`, import.meta.url);
/** In tests Node runs the sources as they are, whose imports end in `.js`. */
const RESOLVE_SOURCES = `data:text/javascript,import { registerHooks } from 'node:module';
  registerHooks({ resolve: (name, from, next) =>
    next(from.parentURL?.endsWith('.ts') && name.startsWith('./') ? name.replace(/js$/, 'ts') : name, from) });`;

class NotSignedYet extends Conflict {
  constructor() {
    super('This agreement hasn’t been signed yet.');
  }
}

/** Sealed PDFs of signed agreements. Each is printed once and stored, so that every copy has the same bytes. */
@Injectable()
export class SignedAgreements {
  private printing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly rows: SignedAgreementRows,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** @throws Conflict if it is not signed */
  async pdfOf(contract: Contract): Promise<Buffer> {
    const { signature, decidedAt } = contract;
    if (!signature || !decidedAt) throw new NotSignedYet();
    const stored = await this.rows.find(contract.id);
    if (stored) return stored;
    // One at a time: each needs a font engine of its own.
    const printed = this.printing.then(async () => {
      const existing = await this.rows.find(contract.id);
      return existing ?? this.rows.add(contract.id, await print(await this.describe(contract)), this.clock.now());
    });
    this.printing = printed.catch(() => undefined);
    return printed;
  }

  /** Such as 'signed-agreement-2026-11-28.pdf'. */
  fileName({ decidedAt }: Contract): string {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: this.restaurant.timeZone }).format(decidedAt ?? undefined);
    return `signed-agreement-${day}.pdf`;
  }

  /** What the seal is made with: a key and a certificate that this installation issues to itself at the first use. */
  private async keys(): Promise<SealKeys> {
    return (await this.rows.keys()) ?? this.rows.addKeys(await newKeys(this.clock.now()));
  }

  private async describe(contract: Contract): Promise<AgreementToPrint> {
    const { id, text, textHash, clientBusinessName: client, clientEmail, signature, decidedAt, sentAt } = contract;
    if (!signature || !decidedAt) throw new NotSignedYet();
    const keys = await this.keys();
    const { timeZone } = this.restaurant;
    const zone = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
    const local = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long', timeStyle: 'long' });
    const inUtc = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
    return {
      ...keys,
      id,
      text,
      provider,
      client,
      signer: signature.name,
      sealedAt: this.clock.now().toISOString(),
      record: [
        ['Signed by', signature.name],
        ['For', client],
        ['How', 'Typed the full name and agreed to sign electronically'],
        ['Signed (UTC)', inUtc(decidedAt)],
        [`Signed (${zone})`, local.format(decidedAt)],
        ...(sentAt && clientEmail ? ([['Link sent', `To ${clientEmail} on ${inUtc(sentAt)}`]] as const) : []),
        ['IP address', signature.address],
        ['Browser', signature.userAgent || 'Unknown'],
        ['Agreement', id],
        ['SHA-256 of text', textHash],
      ],
      notes: [
        'The text that was signed is attached to this file as agreement.txt; its SHA-256 is the value above.',
        `This file is sealed with a digital signature of ${provider.name}, so a PDF reader shows any later change. ` +
          'The certificate was issued by this system itself. That is why readers report its issuer as unknown. ' +
          `SHA-256 fingerprint: ${fingerprintOf(keys.certificate)}`,
      ],
    };
  }
}

async function newKeys(now: Date): Promise<SealKeys> {
  const { privateKey } = await generateKeys('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  // A positive number (RFC 5280).
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(now.getTime() - DAY_MS);
  certificate.validity.notAfter = new Date(now.getTime() + CERTIFICATE_DAYS * DAY_MS);
  // Forge reads the type of a text from a field that its types declare as a class.
  const valueTagClass: number = forge.asn1.Type.UTF8;
  const name = [
    { name: 'commonName', value: `${provider.name}, agreements`, valueTagClass },
    { name: 'organizationName', value: provider.name, valueTagClass },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), privateKey };
}

function fingerprintOf(certificate: string): string {
  const der = forge.asn1.toDer(forge.pki.certificateToAsn1(forge.pki.certificateFromPem(certificate)));
  return forge.md.sha256.create().update(der.getBytes()).digest().toHex();
}

function print(agreementToPrint: AgreementToPrint): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: agreementToPrint,
      execArgv: isSource ? ['--import', RESOLVE_SOURCES] : [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    const limit = setTimeout(() => void worker.terminate(), PRINTING_LIMIT_MS);
    worker.once('message', (pdf: Uint8Array) => {
      resolve(Buffer.from(pdf));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`Printing an agreement ended with code ${String(code)}.`));
    });
  });
}
