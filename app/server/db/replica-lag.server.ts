/** Enough for the longest lag that is of use. Later positions are taken again when the standby has reached these. */
const MAX_SAMPLES = 1000;

/** A position in the log of PostgreSQL, such as 16/B374D848, as a number. */
export function toLogPosition(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

interface Sample {
  position: bigint;
  /** Before the primary was asked: every commit until then is at or before the position. */
  at: number;
}

/** How far a standby is behind its primary, from positions of both and times of this process alone: no clock is compared. */
export class ReplicaLag {
  /** Positions that the standby has not reached, the earliest first. */
  #ahead: Sample[] = [];
  #reachedAt = Number.NEGATIVE_INFINITY;

  /** A position that the primary had. */
  addPrimary(lsn: string, at: number): void {
    if (this.#ahead.length < MAX_SAMPLES) this.#ahead.push({ position: toLogPosition(lsn), at });
  }

  /** The position that the standby has applied. */
  addReplica(lsn: string): void {
    const position = toLogPosition(lsn);
    const reached = this.#ahead.findLastIndex((sample) => sample.position <= position);
    this.#reachedAt = this.#ahead[reached]?.at ?? this.#reachedAt;
    this.#ahead = this.#ahead.slice(reached + 1);
  }

  /** Every commit before this time is on the standby. */
  get reachedAt(): number {
    return this.#reachedAt;
  }
}
