import { z } from 'zod';
import { ConfigError } from '../config.ts';
import type { Accounts } from './open-accounts.ts';

/** Caller of the commands: a person who may type on the server may do what administrators may. */
export const OPERATOR = {
  id: 'command line',
  role: 'admin',
  features: { convertToSystem: true, customBlockCategories: true, customCode: true, products: true },
} as const;

/** The options of a command, by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** Command of `npm run user` about existing accounts. */
export interface AccountCommand {
  readonly usage: string;
  /** Returns the text to print. */
  readonly run: (accounts: Accounts, values: Values) => Promise<string>;
}

/** The account of an address. @throws ConfigError where there is none */
export async function byAddress({ users }: Accounts, values: Values, option: 'email' | 'hand-to' = 'email') {
  const address = z.email(`--${option} must be an email address`).parse(values[option]);
  const known = await users.findForLogin(address);
  if (!known) throw new ConfigError(`There is no account ${address}.`);
  return { ...known, email: address };
}

/** Returns a person as the audit log names them. */
export function named({ id, email: name }: { readonly id: string; readonly email: string }) {
  return { id, name };
}

/** A time as it is printed. */
export function time(at: number): string {
  return new Date(at).toISOString();
}
