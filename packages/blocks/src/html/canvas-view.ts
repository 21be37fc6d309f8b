/** Stands in until the island's own view is there: shows the source as text. */
export function canvasView(source: string): string {
  return source.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
