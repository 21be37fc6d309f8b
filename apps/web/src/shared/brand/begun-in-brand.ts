let begun: string | null = null;

/** A template that was just made is to be brought into the person's brand when it opens. */
export function beginInBrand(templateId: string): void {
  begun = templateId;
}

/** Whether that was wished for this template; asked once. */
export function takeBegunInBrand(templateId: string): boolean {
  const isWished = begun === templateId;
  if (isWished) begun = null;
  return isWished;
}
