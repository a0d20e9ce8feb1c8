const MAX_LOCATIONS = 4;

/** Locations of a finding without duplicates. A long list is truncated. */
export function FindingLocations({ locations }: { locations: readonly string[] }) {
  const uniqueLocations = [...new Set(locations)];
  if (uniqueLocations.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 font-mono text-xs wrap-anywhere">
      {uniqueLocations.slice(0, MAX_LOCATIONS).map((location) => (
        <li key={location}>{location}</li>
      ))}
      {uniqueLocations.length > MAX_LOCATIONS && <li>and {uniqueLocations.length - MAX_LOCATIONS} more</li>}
    </ul>
  );
}
