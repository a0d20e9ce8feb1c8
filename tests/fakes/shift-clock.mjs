/* Loaded before the server with `--import`: its clock runs CLOCK_AHEAD milliseconds ahead. */

const ahead = Number(process.env.CLOCK_AHEAD);

const RealDate = Date;

globalThis.Date = class DateAhead extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(DateAhead.now());
    else super(...parts);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
