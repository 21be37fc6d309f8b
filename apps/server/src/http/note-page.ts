/** A page of one sentence for whoever follows a link of a mail and finds nothing to show. All parts are plain text of our own. */
export function notePage({ title, heading, words }: { title: string; heading: string; words: string }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body style="font:16px/1.5 system-ui,sans-serif;margin:15vh auto;max-width:28em;padding:0 20px;color:#333">
<h1 style="font-size:22px">${heading}</h1>
<p>${words}</p></body></html>`;
}
