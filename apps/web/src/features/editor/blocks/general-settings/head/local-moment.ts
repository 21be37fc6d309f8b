/** A moment with its zone, as the clock of this device shows it and inputs of browsers take it; '' for none. */
export function localOf(moment: string): string {
  const time = new Date(moment);
  if (moment === '' || Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Returns a time of this device's clock with the time zone offset at that time; '' when `local` is not a time. */
export function momentOf(local: string): string {
  const time = new Date(local);
  if (local === '' || Number.isNaN(time.getTime())) return '';
  const ahead = -time.getTimezoneOffset();
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${localOf(time.toISOString())}:00${ahead < 0 ? '-' : '+'}${hours}:${minutes}`;
}
