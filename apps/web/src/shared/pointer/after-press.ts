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
 * Runs `run` at once or, while a pointer is held down, after the click of its release. If an element moved under a held
 * pointer, the release would miss the pressed element and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (pressed) waiting = [...waiting, run];
  else run();
}
