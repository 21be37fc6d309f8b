let begun: string | null = null;

/** Notes that a new template gets the person's brand when it opens. */
export function beginInBrand(templateId: string): void {
  begun = templateId;
}

/** Returns whether this template was noted for the brand, and removes the note. */
export function takeBegunInBrand(templateId: string): boolean {
  const isWished = begun === templateId;
  if (isWished) begun = null;
  return isWished;
}
