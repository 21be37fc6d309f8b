// What an image or a machine with a release starts: `node mailwright.mjs server`, `… backup /backup`, and so on.
import path from 'node:path';

// An older one cannot read the sources, and would say so in words of its own.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`Mailwright needs Node 24 or newer; this is Node ${process.versions.node}, at ${process.execPath}.`);
  process.exit(1);
}

const PROGRAMS = {
  server: 'apps/server/src/server.ts',
  backup: 'apps/server/src/operations/backup-cli.ts',
  restore: 'apps/server/src/operations/restore-cli.ts',
  'migrate-to': 'apps/server/src/operations/migrate-to-cli.ts',
  doctor: 'apps/server/src/operations/doctor-cli.ts',
  user: 'apps/server/src/user-cli.ts',
};

const [name = 'server', ...rest] = process.argv.slice(2);
if (name === 'health') {
  // For health checks of containers: the port is that of the server's own variables.
  const address = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(4000) }).catch(() => null);
  process.exit(answer?.ok ? 0 : 1);
}
const program = PROGRAMS[name];
if (program === undefined) {
  console.error(`There is no ${name}: say one of ${[...Object.keys(PROGRAMS), 'health'].join(', ')}.`);
  process.exit(1);
}
const file = path.join(import.meta.dirname, program);
process.argv = [process.argv[0], file, ...rest];
await import(file);
