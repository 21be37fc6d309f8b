let pressed = false;
let waiting: readonly (() => void)[] = [];

function end(): void {
  // The click follows the release in the same turn.
  setTimeout(() => {
    pressed = false;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
}

// A press begins with mousedown for a finger, too: that is when the focus leaves a field.
addEventListener('mousedown', () => (pressed = true), true);
for (const type of ['mouseup', 'dragend', 'contextmenu']) addEventListener(type, end, true);
// Without capture: the window itself is left, not a field in it.
addEventListener('blur', end);

/**
 * Runs at once, or, while a pointer is held down, after the click that its release makes. What moves under a held
 * pointer has the release land beside what was pressed, and the click is lost.
 */
export function afterPress(run: () => void): void {
  if (pressed) waiting = [...waiting, run];
  else run();
}
