/** "09:30" of minutes since midnight; midnight at the end of a day is "24:00". */
export const formatHour = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
