/** A slow mobile network. The latency is that of a round trip. */
export const PHONE_NETWORK = { latencyMs: 150, downKbit: 1600, upKbit: 750 } as const;
