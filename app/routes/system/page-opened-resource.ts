/**
 * A page that the browser had fetched ahead says here that it was opened. The count is made by
 * `app/domain/measurements/count-request.ts`, as for every request.
 */
export function loader() {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
