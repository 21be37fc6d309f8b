import type { lookup } from 'node:dns';

/** Names of a hostile name server, and what each means; several lines are what it answers in turn, the last for good. */
type Names = Readonly<Record<string, readonly (readonly string[])[]>>;

const NAMES: Names = {
  localhost: [['127.0.0.1', '::1']],
  'localhost.': [['127.0.0.1']],
  'app.localhost': [['127.0.0.1']],
  'localtest.example': [['127.0.0.1']],
  'loopback.names.example': [['127.0.0.1']],
  'sixth.example': [['::1']],
  'mapped.example': [['::ffff:127.0.0.1']],
  'compatible.example': [['::127.0.0.1']],
  'nat64.example': [['64:ff9b::7f00:1']],
  'sixtofour.example': [['2002:7f00:1::']],
  'private.example': [['10.0.0.7']],
  'local.example': [['fd00::7']],
  'link.example': [['169.254.0.9']],
  'carrier.example': [['100.64.0.7']],
  'zero.example': [['0.0.0.0']],
  'metadata.google.internal': [['169.254.169.254']],
  'instance-data.example': [['169.254.169.254']],
  'platform.example': [['168.63.129.16']],
  'mixed.example': [['93.184.215.14', '127.0.0.1']],
  'mixed-first.example': [['127.0.0.1', '93.184.215.14']],
  'nothing.example': [[]],
};

/** Names with a number in them mean what they mean without it, each one with turns of its own. */
const NUMBER = /-\d+(?=\.example$)/;

/**
 * A name server that knows these names, those that a test adds, and no others.
 * @param octet the last one of the address that is this machine's here
 */
export function hostileNames(octet: number, more: Names = {}): typeof lookup {
  const turns = new Map<string, number>();
  const known: Names = { ...JSON.parse(JSON.stringify(NAMES).replaceAll('127.0.0.1', `127.0.0.${octet}`)), ...more };
  const fake = (name: string, _options: object, done: (error: Error | null, addresses?: object[]) => void) => {
    const answers = known[name.toLowerCase().replace(NUMBER, '')];
    if (!answers) return done(Object.assign(new Error(`${name} is no name`), { code: 'ENOTFOUND' }));
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    const addresses = answers[Math.min(turn, answers.length - 1)] ?? [];
    return done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return fake as unknown as typeof lookup;
}

/** Returns addresses of this machine, written in the ways that readers of addresses have disagreed about. */
function spellings(octet: number): readonly string[] {
  const hex = octet.toString(16).padStart(2, '0');
  return [
    `127.0.0.${octet}`,
    `127.0.0.${octet}.`,
    `127.0.${octet}`,
    `127.${octet}`,
    `${0x7f000000 + octet}`,
    `0x7f0000${hex}`,
    `0x7f.0x0.0x0.0x${hex}`,
    `0x7f.${octet}`,
    `0${(0x7f000000 + octet).toString(8)}`,
    `0177.0.0.0${octet.toString(8)}`,
    `00000177.0.0.${octet}`,
    `127.0.0.0${octet.toString(8)}`,
    `%31%32%37.0.0.${octet}`,
    `１２７.0.0.${octet}`,
    `127。0。0。${octet}`,
    `①②⑦.⓪.⓪.${octet}`,
    `[::ffff:127.0.0.${octet}]`,
    `[::ffff:7f00:${octet}]`,
    `[0:0:0:0:0:ffff:127.0.0.${octet}]`,
    `[::ffff:0:127.0.0.${octet}]`,
    `[::127.0.0.${octet}]`,
    `[64:ff9b::127.0.0.${octet}]`,
    `[64:ff9b:1::7f00:${octet}]`,
    `[2002:7f00:${octet}::]`,
  ];
}

const ELSEWHERE = [
  '127.255.255.254',
  '0',
  '0.0.0.0',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '169.254.170.2',
  '2852039166',
  '0xA9FEA9FE',
  '[::ffff:a9fe:a9fe]',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[2001:0:53aa:64c::1]',
];

const PORTS = [1, 21, 22, 23, 25, 53, 110, 111, 143, 389, 445, 465, 587];

/** Addresses that may never be asked. @param octet the last one of this machine's address; @param port of a listener here */
export function hostileAddresses(octet: number, port: number): readonly string[] {
  const here = `127.0.0.${octet}:${port}`;
  return [
    ...[...spellings(octet), ...ELSEWHERE, ...Object.keys(NAMES)].map((host) => `http://${host}:${port}/`),
    `https://127.0.0.${octet}:${port}/`,
    'https://metadata.google.internal/computeMetadata/v1/',
    'http://169.254.169.254/latest/meta-data/iam/security-credentials/',
    `http://user@${here}/`,
    `http://user:secret@${here}/`,
    `http://shop.example@${here}/`,
    `http://shop.example:80@${here}/`,
    `http://${here}\\@shop.example/`,
    `http://${here}#@shop.example/`,
    `http://${here}?@shop.example/`,
    `http:${here}/`,
    `http:///${here}/`,
    `http:\\\\${here}\\`,
    `HTTP://${here}/`,
    `\t http://${here}/`,
    `http://12\t7.0.0.${octet}:${port}/`,
    `//${here}/`,
    ...PORTS.map((each) => `http://93.184.215.14:${each}/`),
    ...['file:///etc/passwd', 'file://localhost/etc/passwd', 'data:text/html,x', 'javascript:alert(1)', 'about:blank'],
    ...['ftp', 'gopher', 'ws', 'wss', 'dict', 'ldap', 'tftp', 'smb', 'unix'].map((scheme) => `${scheme}://${here}/`),
    `blob:http://${here}/x`,
    `view-source:http://${here}/`,
    `jar:http://${here}!/`,
    `feed:http://${here}/`,
  ];
}
