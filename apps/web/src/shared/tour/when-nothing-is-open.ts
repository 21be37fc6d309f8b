const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const LOOK_AGAIN = 500;

/** Waits until no dialog or menu is open, or the signal says that it no longer matters. */
export async function whenNothingIsOpen(leaving: AbortSignal): Promise<void> {
  while (!leaving.aborted && document.querySelector(OPEN) !== null) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}
