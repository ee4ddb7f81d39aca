import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { json, type RequestHandler, urlencoded } from 'express';
import multer from 'multer';

const PLAIN = { limit: 1024 * 1024, inflate: false };
/** Of a form; together no more than of any other body. */
const MOST_FIELDS = 64;

/** How the body of a call is read, and in which sentences it is refused. */
export interface BodyKind {
  readonly readers: Readonly<Record<string, RequestHandler>>;
  readonly otherType: string;
  readonly encoded: string;
  readonly tooLarge: string;
  readonly malformed: string;
  readonly unreasonable: string;
}

export const JSON_BODY: BodyKind = {
  readers: { 'application/json': json({ ...PLAIN, strict: true }) },
  otherType: 'The body must be JSON (Content-Type: application/json).',
  encoded: 'The body must be plain, uncompressed JSON in UTF-8.',
  tooLarge: 'The body is larger than 1 MB.',
  malformed: 'The body is not valid JSON.',
  unreasonable: 'The body must be one JSON object of reasonable size.',
};

const FORM_BODY: BodyKind = {
  readers: {
    'application/x-www-form-urlencoded': urlencoded({ ...PLAIN, extended: false, parameterLimit: MOST_FIELDS }),
    'multipart/form-data': multer({ limits: { parts: MOST_FIELDS, fieldSize: PLAIN.limit / MOST_FIELDS } }).none(),
  },
  otherType: 'The body must be a form (Content-Type: application/x-www-form-urlencoded or multipart/form-data).',
  encoded: 'The body must be a plain, uncompressed form in UTF-8.',
  tooLarge: 'The form is larger than 1 MB, or has more than 64 fields or a field over 16 KB.',
  malformed: 'The body is not a valid form of text fields.',
  unreasonable: 'The body must be one form of reasonable size.',
};

export const BODY_KIND = 'courtyard:body-kind';

/** The handler takes a form of text fields in place of JSON, as mail programs post one (RFC 8058). */
export const FormBody = () =>
  applyDecorators(SetMetadata(BODY_KIND, FORM_BODY), ApiConsumes(...Object.keys(FORM_BODY.readers)));
