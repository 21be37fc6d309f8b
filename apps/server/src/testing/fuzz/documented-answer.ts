import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import type { OpenApiDocument, Operation } from './open-api.ts';

/** Returns what is wrong with an answer by the document; null when nothing is. */
type AnswerCheck = (operation: Operation, answer: LightMyRequestResponse) => string | null;

/** Compares answers with what the document says of their call: status, content type, and each part of a JSON body. */
export function createAnswerCheck(document: OpenApiDocument): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'contract');
  const validators = new Map<string, ValidateFunction>();

  function validatorOf(pointer: string): ValidateFunction {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
    validators.set(pointer, known);
    return known;
  }

  return ({ path, method, responses }, answer) => {
    const status = String(answer.statusCode);
    if (answer.statusCode >= 500 && ![501, 502, 503, 504].includes(answer.statusCode))
      return `${status} ${answer.body}`;
    const documented = responses[status];
    if (!documented) return `${status} is not in the document: ${answer.body.slice(0, 300)}`;
    const { content } = documented;
    if (!content) return answer.body === '' ? null : `${status} has a body, and should have none`;
    const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    if (!(type in content)) return `${status} is "${type}", and should be ${Object.keys(content).join(' or ')}`;
    if (!content[type]?.schema) return null;
    const part = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema'];
    const validate = validatorOf(part.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''));
    let body: unknown;
    try {
      body = JSON.parse(answer.body);
    } catch {
      return `${status} is no JSON`;
    }
    return validate(body)
      ? null
      : `${status} does not match: ${ajv.errorsText(validate.errors)} in ${answer.body.slice(0, 300)}`;
  };
}
