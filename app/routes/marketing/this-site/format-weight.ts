const kilobytes = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "34.2 KB", of 1,024 bytes each. */
export const formatKilobytes = (bytes: number): string => `${kilobytes.format(bytes / 1024)}\u00a0KB`;
