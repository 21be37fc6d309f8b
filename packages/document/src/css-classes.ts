/** Number of class names that are kept of a list: enough for any style sheet, and a bound for hostile mails. */
const MAX_CLASSES = 5;

/**
 * The class names that a list with blanks between has and a mail may carry: what CSS can name without escapes, none of
 * those that scope a module's CSS, none of the shape of a rule's own for narrow screens, dark mode and the like.
 */
export function cssClasses(list: unknown): readonly string[] {
  if (typeof list !== 'string') return [];
  const names = list.split(' ').filter((name) => /^[a-z][\w-]{0,39}$/i.test(name));
  const free = names.filter((name) => !/^mw-/i.test(name) && !/^[a-z](?=[a-z]*\d)[a-z\d]{5,7}$/.test(name));
  return [...new Set(free)].slice(0, MAX_CLASSES);
}
