import { toInstant, toWallClock } from './wall-clock';

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::\d{2})?$/;

/** "2026-12-01T09:30" of a field for date and time. `undefined` for a text of another form and a day that does not exist. */
export function readLocalTime(text: string, timeZone: string): Date | undefined {
  const [, day, hours, minutes] = LOCAL_TIME.exec(text) ?? [];
  if (!day || !new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)) return undefined;
  return toInstant(day, Number(hours) * 60 + Number(minutes), timeZone);
}

/** The value of a field for date and time: "2026-12-01T09:30". */
export function toLocalTime(moment: Date, timeZone: string): string {
  const { day, minutes } = toWallClock(moment, timeZone);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${day}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
