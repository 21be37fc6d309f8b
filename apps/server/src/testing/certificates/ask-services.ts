import { readConfig } from '../../config.ts';
import { checkMail, checkProvider, checkStorage } from '../../operations/doctor/checks.ts';

/** Node reads its certificates once, at the start of a process: this one is for a test of them. */
const config = readConfig();
const found = await Promise.all([checkStorage(config), checkMail(config), checkProvider(config)]);
const told = found.flat().map(({ state, part, text }) => [state, part, ...(state === 'ok' ? [] : [text])]);
process.stdout.write(JSON.stringify(told));
