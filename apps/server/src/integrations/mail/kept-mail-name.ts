import { newId } from '../../db/new-id.ts';

/** The time first, so that names stand in the order of their mails; then whose test mail it is, if it is one. */
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2}-\d{2}-\d{2}\.\d{3})Z-[\w-]+?(?:\.of-([\w-]+))?\.eml$/;

/** Facts about a mail that its name contains. */
interface KeptMailName {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Id of the person whose test mail it is; null for mails of the server itself. */
  readonly testOf: string | null;
}

/** A name that nobody guesses. */
export function newKeptMailName(at: number, testOf: string | undefined): string {
  return `${beginOfName(at)}-${newId()}${testOf === undefined ? '' : `.of-${testOf}`}.eml`;
}

/** Names of older mails are less than it. */
export function beginOfName(at: number): string {
  return new Date(at).toISOString().replaceAll(':', '-');
}

/** Null for everything else that may lie beside the mails. */
export function readKeptMailName(name: string): KeptMailName | null {
  const [, day, time = '', testOf = null] = NAME.exec(name) ?? [];
  return day === undefined ? null : { at: Date.parse(`${day}T${time.replaceAll('-', ':')}Z`), testOf };
}
