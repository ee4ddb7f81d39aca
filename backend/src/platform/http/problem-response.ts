import { type ApiResponseNoStatusOptions, getSchemaPath } from '@nestjs/swagger';
import { ProblemView } from './problem.js';

/** Documents an error of an operation in OpenAPI; the document needs `ProblemView` as an extra model. @param description when it happens */
export const problemResponse = (description: string) =>
  ({
    description,
    content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemView) } } },
  }) satisfies ApiResponseNoStatusOptions;
