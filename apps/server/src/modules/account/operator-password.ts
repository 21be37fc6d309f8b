import { NEW_PASSWORD } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { ConfigError } from '../../config.ts';
import { requireNewPassword } from './new-password.ts';

/**
 * Throws when a password from an operator is not as good as people's own must be.
 * @param name name of the option or variable that had the password
 * @param about facts about the person
 * @throws ConfigError with a sentence that does not contain the password
 */
export async function requireOperatorPassword(name: string, password: string, about: readonly string[]): Promise<void> {
  const { min, max } = NEW_PASSWORD;
  if (password.length < min) throw new ConfigError(`${name} must have at least ${min} characters.`);
  if (password.length > max) throw new ConfigError(`${name} must have at most ${max} characters.`);
  await requireNewPassword(password, about).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new ConfigError(`${name} is refused: ${error.sentence}`);
  });
}
