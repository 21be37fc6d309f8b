import { readConfig } from '../../config.ts';
import { lookAtMail } from '../../operations/doctor/look-at-mail.ts';
import { lookAtProvider } from '../../operations/doctor/look-at-provider.ts';
import { lookAtStorage } from '../../operations/doctor/look-at-storage.ts';

/** Node reads its certificates once, at the start of a process: this one is for a test of them. */
const config = readConfig();
const found = await Promise.all([lookAtStorage(config), lookAtMail(config), lookAtProvider(config)]);
const told = found.flat().map(({ state, part, text }) => [state, part, ...(state === 'ok' ? [] : [text])]);
process.stdout.write(JSON.stringify(told));
