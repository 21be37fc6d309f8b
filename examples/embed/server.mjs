// A product of another origin that has Mailwright as a part: it serves one page and signs tickets for its own people.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createTicket } from './ticket.mjs';

const PEOPLE = {
  olga: { id: 'shop-olga', email: 'olga@shop.example', firstName: 'Olga', lastName: 'Novak' },
  tom: { id: 'shop-tom', email: 'tom@shop.example', firstName: 'Tom', lastName: 'Berg' },
};

const FILES = {
  '/': ['page.html', 'text/html'],
  '/page.mjs': ['page.mjs', 'text/javascript'],
  '/page.css': ['page.css', 'text/css'],
};

/** The shop's own sign-in, as small as it gets; yours has passwords. */
function signedIn(request) {
  return PEOPLE[/(?:^|;\s*)shop=(\w+)/.exec(request.headers.cookie ?? '')?.[1]];
}

/**
 * @param config `mailwright`: the address people reach Mailwright at (its PUBLIC_URL), `secret`: its
 *   SESSION_TICKET_SECRET. Read with each request.
 */
export function createShop(config) {
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://shop');
    const answer = (status, type, body, headers = {}) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body);

    if (request.method === 'POST' && pathname === '/sign-in') {
      const name = searchParams.get('as') ?? '';
      if (!Object.hasOwn(PEOPLE, name)) return answer(400, 'text/plain', 'Nobody of that name works here');
      const cookie = `shop=${name}; Path=/; HttpOnly; SameSite=Strict`;
      return answer(303, 'text/plain', '', { 'set-cookie': cookie, location: '/' });
    }
    if (request.method === 'POST' && pathname === '/ticket') {
      const person = signedIn(request);
      if (!person) return answer(401, 'text/plain', 'Sign in first');
      const audience = config.mailwright;
      return answer(200, 'text/plain', createTicket(person, { secret: config.secret, audience }));
    }
    const file = request.method === 'GET' && FILES[pathname];
    if (!file) return answer(404, 'text/plain', 'Not found');
    const [name, type] = file;
    const content = readFileSync(new URL(name, import.meta.url), 'utf8')
      .replaceAll('%MAILWRIGHT%', config.mailwright)
      .replaceAll('%PERSON%', signedIn(request)?.firstName ?? '');
    return answer(200, `${type}; charset=utf-8`, content);
  });
}
