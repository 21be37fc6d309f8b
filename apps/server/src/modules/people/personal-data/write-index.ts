import { languageOf } from '../../../language.ts';
import type { ArchiveContent } from './archive-entries.ts';
import { INDEX_TEXTS } from './index-texts.ts';
import { PERSONAL_DATA_FILES } from './personal-data-references.ts';
import type { Told } from './port.ts';

interface Index {
  readonly account: Told;
  readonly content: ArchiveContent;
  /** Language that the person has chosen; for any other value English is used. */
  readonly language: unknown;
  readonly at: string;
}

/** Returns the page that describes the content of the archive. */
export function writeIndex({ account, content, language, at }: Index): string {
  const lang = languageOf(typeof language === 'string' ? language : null);
  const { title, made, hint, withoutDrafts, files } = INDEX_TEXTS[lang];
  const name = `${account.firstName} ${account.lastName} (${account.email})`;
  const present = PERSONAL_DATA_FILES.filter((file) => content === 'all' || file !== 'notes.json');
  const rows = present.map((file) => {
    // A folder without files is not in the archive.
    const label = file.endsWith('/') ? `<code>${file}</code>` : `<a href="${file}"><code>${file}</code></a>`;
    return `<tr><th scope="row">${label}</th><td>${escaped(files[file])}</td></tr>`;
  });
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.5rem 1rem 0.5rem 0; border-top: 1px solid #8885; }
th { font-weight: normal; white-space: nowrap; }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(name)}<br>${escaped(made)} <time datetime="${at}">${new Date(at).toUTCString()}</time></p>
<p>${escaped(content === 'all' ? hint : `${hint} ${withoutDrafts}`)}</p>
<table>
${rows.join('\n')}
</table>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
