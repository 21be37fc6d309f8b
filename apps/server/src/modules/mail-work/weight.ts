/** Characters from which the detour to a thread is worth what it costs. */
const HEAVY = 512 * 1024;

/** What an object, a list or a member of one counts for: a document of small nodes takes as long as much text. */
const MEMBER = 8;

/** Whether a text of so many characters is worth the detour. */
export function isLarge(...lengths: readonly number[]): boolean {
  return lengths.some((length) => length > HEAVY);
}

/** Whether plain data is. Looks at no more of it than it takes to know. */
export function isHeavy(data: unknown): boolean {
  let weight = 0;
  const open: unknown[] = [data];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') weight += value.length;
    else if (value instanceof Uint8Array) weight += value.length;
    else if (typeof value === 'object' && value !== null) {
      for (const member of Object.values(value)) {
        weight += MEMBER;
        open.push(member);
      }
    }
    if (weight > HEAVY) return true;
  }
  return false;
}
