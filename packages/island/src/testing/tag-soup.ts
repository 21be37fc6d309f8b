const TAGS =
  'b i a p div span table tr td ul li font h1 select option pre svg style noscript nobr center form img br'.split(' ');

const TEXTS = ['words', ' ', '\r\n', 'a &amp; b', '{{ x }}', '{% if y %}', '\u{1f389}', '&', '<', '\0', 'two\nlines'];

const ATTRIBUTES = [
  '',
  ' class=a',
  ' style="color:red;padding:1px"',
  " href='x'",
  ' {{ y }}',
  ' a b=c/',
  ' title="<p>"',
];

/** HTML that closes what it likes, made by `random`. */
export function tagSoup(random: (below: number) => number): string {
  const any = (list: readonly string[]) => list[random(list.length)] ?? '';
  let soup = random(3) === 0 ? '<!doctype html><html><body bgcolor="#fff">' : '';
  for (let count = 4 + random(24); count > 0; count -= 1) {
    const kind = random(8);
    if (kind < 3) soup += `<${any(TAGS)}${any(ATTRIBUTES)}>`;
    else if (kind < 5) soup += `</${any(TAGS)}>`;
    else if (kind < 7) soup += any(TEXTS);
    else soup += any(['<!-- x -->', '<!--[if mso]><b><![endif]-->', '<b><b><b><b>', '</b></b>', '<?x?>', '<p>x</p>']);
  }
  return soup;
}
