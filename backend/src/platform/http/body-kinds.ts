import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { json, raw, type Request, type RequestHandler, urlencoded } from 'express';
import multer from 'multer';
import { HttpProblem } from './problem.js';

const MAX_DEPTH = 20;

const [BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, QUOTE] = Buffer.from('\\,[]{}"');

/** Checks the number of elements and the depth (at most 20) before parsing, because parsing a million elements takes 100 ms. */
export function isOfReasonableSize(json: Buffer, maxElements: number): boolean {
  // Latin-1 decodes one character per byte. The characters we look for are ASCII, and no multi-byte UTF-8 character
  // contains them.
  const text = json.toString('latin1');
  let elements = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      at = endOfText(text, at);
    } else if (sign === COMMA) {
      elements += 1;
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      elements += 1;
      depth += 1;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
      depth -= 1;
    }
    if (elements > maxElements || depth > MAX_DEPTH) return false;
  }
  return true;
}

function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

/** Preceded by an odd number of backslashes. */
function isEscaped(text: string, quote: number): boolean {
  let before = quote;
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (quote - before) % 2 === 1;
}

const KB = 1024;
export const ANY_TYPE = '*/*';
/** Limits of a form. */
const MAX_FIELDS = 64;
const MAX_FORM_BYTES = 64 * KB;

/** How the body of a call is parsed, and the messages for invalid ones. */
export interface BodyKind {
  readonly readers: Readonly<Record<string, RequestHandler>>;
  /** Maximum in bytes; larger bodies are rejected as soon as their length is announced or exceeded. */
  readonly maxBytes: number;
  readonly otherType: string;
  readonly encoded: string;
  readonly tooLarge: string;
  readonly malformed: string;
  readonly unreasonable: string;
  /** Only for signed-in callers; for others, the limits of normal JSON bodies apply. */
  readonly needsLogin: boolean;
}

/** A call with a signed body, of which the signature covers the raw text. */
export interface SignedRequest extends Request {
  signedText?: Buffer;
}

/** Limits of JSON. */
const MAX_ELEMENTS = 1_000;

interface JsonLimits {
  readonly kilobytes: number;
  readonly size: string;
  readonly elements?: number;
  readonly keepText?: boolean;
  /** Some senders use another content type for JSON. */
  readonly alsoAs?: readonly string[];
  readonly needsLogin?: boolean;
}

function jsonBody(limits: JsonLimits): BodyKind {
  const { kilobytes, size, elements = MAX_ELEMENTS, keepText = false, needsLogin = false, alsoAs = [] } = limits;
  const sentences = {
    otherType: 'The body must be JSON (Content-Type: application/json).',
    encoded: 'The body must be plain, uncompressed JSON in UTF-8.',
    tooLarge: `The body is larger than ${size}.`,
    malformed: 'The body is not valid JSON.',
    unreasonable: 'The body must be one JSON object of reasonable size.',
  };
  const verify = (request: object, _response: unknown, text: Buffer, charset: string) => {
    if (charset !== 'utf-8') throw new HttpProblem(415, sentences.encoded);
    if (!isOfReasonableSize(text, elements)) throw new HttpProblem(400, sentences.unreasonable);
    if (keepText) (request as SignedRequest).signedText = text;
  };
  const maxBytes = kilobytes * KB;
  const types = ['application/json', ...alsoAs];
  const reader = json({ limit: maxBytes, inflate: false, strict: true, verify, type: types });
  return { ...sentences, maxBytes, needsLogin, readers: Object.fromEntries(types.map((type) => [type, reader])) };
}

export const JSON_BODY = jsonBody({ kilobytes: KB, size: '1 MB' });
/** 5 MB of text, of which JSON may escape every character: quotes, line ends, tabs. */
const FILE_JSON_BODY = jsonBody({ kilobytes: 11 * KB, size: '11 MB', needsLogin: true });
/** 10,000 email addresses plus HTML and text. The element limit is higher, so that the domain can reject more with its own message. */
const LIST_JSON_BODY = jsonBody({ kilobytes: 6 * KB, size: '6 MB', elements: 20_000, needsLogin: true });

const readNothing: RequestHandler = (request, response, next) => {
  raw({ type: () => true, limit: MAX_FORM_BYTES, inflate: false })(request, response, (error?: unknown) => {
    request.body = {};
    next(error);
  });
};

/** Any content type; the body is ignored because the URL says everything. */
const IGNORED_BODY: BodyKind = {
  readers: { [ANY_TYPE]: readNothing },
  maxBytes: MAX_FORM_BYTES,
  otherType: '',
  encoded: 'The body must be plain and uncompressed.',
  tooLarge: 'The body is larger than 64 KB.',
  malformed: 'The body could not be read.',
  unreasonable: '',
  needsLogin: false,
};

/** Some services call webhooks with form-encoded bodies. */
const FORM_FIELDS_BODY: BodyKind = {
  readers: {
    'application/x-www-form-urlencoded': urlencoded({
      extended: false,
      limit: MAX_FORM_BYTES,
      inflate: false,
      parameterLimit: 2 * MAX_FIELDS,
    }),
  },
  maxBytes: MAX_FORM_BYTES,
  otherType: 'The body must be a form (Content-Type: application/x-www-form-urlencoded).',
  encoded: 'The body must be a plain, uncompressed form in UTF-8.',
  tooLarge: 'The body is larger than 64 KB.',
  malformed: 'The body is not a valid form.',
  unreasonable: 'The body must be one form of reasonable size.',
  needsLogin: false,
};

const MB = KB * KB;
const MAX_FILE_BYTES = 10 * MB;

const FILE_BODY: BodyKind = {
  readers: {
    'multipart/form-data': multer({
      storage: multer.memoryStorage(),
      limits: { files: 1, fileSize: MAX_FILE_BYTES, parts: MAX_FIELDS, fieldSize: MAX_FORM_BYTES / MAX_FIELDS },
    }).single('file'),
  },
  maxBytes: MAX_FILE_BYTES + MAX_FORM_BYTES,
  otherType: 'The body must be a form with a file (Content-Type: multipart/form-data).',
  encoded: 'The body must be a plain, uncompressed form in UTF-8.',
  tooLarge: 'The file is larger than 10 MB.',
  malformed: 'The body is not a valid form with one file.',
  unreasonable: 'The body must be one form of reasonable size.',
  needsLogin: true,
};

export const BODY_KIND = 'courtyard:body-kind';

/** For handlers that receive a whole file as text within JSON; for signed-in callers only. */
export const LargeBody = () => SetMetadata(BODY_KIND, FILE_JSON_BODY);

/** For handlers that receive thousands of texts within JSON; for signed-in callers only. */
export const LongListBody = () => SetMetadata(BODY_KIND, LIST_JSON_BODY);

/** For handlers that accept any body and ignore it. */
export const IgnoredBody = () => applyDecorators(SetMetadata(BODY_KIND, IGNORED_BODY), ApiConsumes(ANY_TYPE));

/** For handlers that receive one file of at most 10 MB in the form field `file`; for signed-in callers only. */
export const FileBody = () =>
  applyDecorators(SetMetadata(BODY_KIND, FILE_BODY), ApiConsumes(...Object.keys(FILE_BODY.readers)));

/** For handlers that receive form fields without files. */
export const FormBody = () =>
  applyDecorators(SetMetadata(BODY_KIND, FORM_FIELDS_BODY), ApiConsumes(...Object.keys(FORM_FIELDS_BODY.readers)));

/** The uploaded file of a multipart form; null when there is none. */
export const SentFile = createParamDecorator(
  (_: unknown, context: ExecutionContext): Uint8Array | null =>
    context.switchToHttp().getRequest<Request>().file?.buffer ?? null,
);

/** For handlers with a guard that verifies a signature over the raw body. */
export const SignedBody = (limits: Omit<JsonLimits, 'keepText' | 'needsLogin'> = { kilobytes: 64, size: '64 KB' }) =>
  SetMetadata(BODY_KIND, jsonBody({ ...limits, keepText: true }));
