/** Whether a media query is true of a mail read on a screen of this width, with light colours. */
export function isMedia(query: string, width: number): boolean {
  return query.split(',').some((part) => isOneMedia(part.trim().toLowerCase(), width));
}

function isOneMedia(query: string, width: number): boolean {
  if (query === '') return true;
  return query.split(/\s+and\s+/).every((part) => {
    if (/^(?:only\s+)?(?:all|screen)$/.test(part)) return true;
    const [, limit, number, unit] =
      /^\(\s*(max|min)-(?:device-)?width\s*:\s*([\d.]+)(px|em|rem)\s*\)$/.exec(part) ?? [];
    if (limit === undefined) return false;
    const pixels = Number(number) * (unit === 'px' ? 1 : 16);
    return limit === 'max' ? width <= pixels : width >= pixels;
  });
}
