// `npm run example:embed`: Mailwright and a page of another origin around it, with a secret they share for this run.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createShop } from './server.mjs';

const port = process.env.PORT ?? '3000';
const shopPort = Number(process.env.SHOP_PORT ?? 4000);
// Two names of this machine are two sites for the browser: the frame gets no cookies, as between real products.
const mailwright = `http://localhost:${port}`;
const shop = `http://127.0.0.1:${shopPort}`;
const secret = randomBytes(32).toString('hex');

createShop({ mailwright, secret }).listen(shopPort, '127.0.0.1', () => console.log(`The shop is at ${shop}`));

const start = fileURLToPath(new URL('../../tools/start.mjs', import.meta.url));
const env = { ...process.env, PORT: port, PUBLIC_URL: mailwright, EMBED_ORIGINS: shop, SESSION_TICKET_SECRET: secret };
const server = spawn(process.execPath, [start], { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
