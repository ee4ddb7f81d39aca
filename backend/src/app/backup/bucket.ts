import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { decodeXML } from 'entities';
import { BadConfiguration } from '../../platform/config/environment.js';

/** A response of the bucket's server, as its XML explains it. */
export class BucketError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The calls of S3 that backups need. Region, credentials and another server come from the environment variables of the
 * AWS tools. Other servers use path-style URLs.
 */
export class Bucket {
  private readonly client: AwsClient;
  private readonly url: string;

  /** @throws BadConfiguration without credentials */
  constructor(name: string) {
    const {
      AWS_REGION = 'us-east-1',
      AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY,
      AWS_SESSION_TOKEN,
      AWS_ENDPOINT_URL_S3 = process.env.AWS_ENDPOINT_URL,
    } = process.env;
    if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
      throw new BadConfiguration('BACKUP_BUCKET is set; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, too.');
    this.client = new AwsClient({
      service: 's3',
      region: AWS_REGION,
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
      retries: 2,
    });
    this.url = AWS_ENDPOINT_URL_S3
      ? `${AWS_ENDPOINT_URL_S3.replace(/\/+$/, '')}/${name}`
      : `https://${name}.s3.${AWS_REGION}.amazonaws.com`;
  }

  /** @param length of the body in bytes; S3 does not accept uploads without one */
  async put(key: string, body: Readable, length: number): Promise<void> {
    const headers = { 'content-length': String(length) };
    const request = await this.client.sign(this.urlOf(key), { method: 'PUT', headers });
    // A stream can be read only once, so nothing is retried.
    await accepted(await fetch(request, { body: Readable.toWeb(body), duplex: 'half' }));
  }

  async get(key: string): Promise<Readable> {
    const { body } = await accepted(await this.client.fetch(this.urlOf(key)));
    return Readable.fromWeb(body as ReadableStream);
  }

  async delete(key: string): Promise<void> {
    await accepted(await this.client.fetch(this.urlOf(key), { method: 'DELETE' }));
  }

  async keys(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    let token: string | undefined;
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix,
        ...(token ? { 'continuation-token': token } : {}),
      });
      const response = await accepted(await this.client.fetch(`${this.url}/?${query.toString()}`));
      const page = await response.text();
      keys.push(...valuesOf('Key', page));
      [token] = valuesOf('NextContinuationToken', page);
    } while (token);
    return keys;
  }

  private urlOf(key: string): string {
    return `${this.url}/${key.split('/').map(encodeURIComponent).join('/')}`;
  }
}

/** @throws BucketError if the server refuses the call */
async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const body = await response.text();
  const [code = String(response.status)] = valuesOf('Code', body);
  const [message = `The bucket's server answered with ${String(response.status)}.`] = valuesOf('Message', body);
  throw new BucketError(code, message);
}

/** The texts of the XML elements of that name, which have no attributes. */
const valuesOf = (name: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => decodeXML(text));
