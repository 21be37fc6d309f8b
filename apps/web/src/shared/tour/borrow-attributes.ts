/**
 * Remembers attributes that somebody else is about to set on elements, and puts back what was there. The tour's library
 * says of whatever it points at that it opens a dialog, which is wrong for a panel, and clears that for good after.
 */
export function borrowAttributes(names: readonly string[]) {
  const before = new Map<Element, readonly (string | null)[]>();
  return {
    remember(element: Element | undefined): void {
      if (element && !before.has(element)) {
        before.set(
          element,
          names.map((name) => element.getAttribute(name)),
        );
      }
    },
    giveBack(): void {
      for (const [element, values] of before) {
        for (const [index, name] of names.entries()) {
          const value = values[index] ?? null;
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        }
      }
    },
  };
}
