/** Whether JSON is nested deeper than `max` objects and lists; walks without recursion, whatever the depth. */
export function isDeeperThan(value: unknown, max: number): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }];
  for (let item = open.pop(); item; item = open.pop()) {
    if (typeof item.value !== 'object' || item.value === null) continue;
    if (item.depth > max) return true;
    for (const child of Object.values(item.value)) {
      if (typeof child === 'object' && child !== null) open.push({ value: child, depth: item.depth + 1 });
    }
  }
  return false;
}
