/** The number of comments of an update that are shown at first. */
const LATEST = 5;

/** The earlier comments of an update, which a page opens by a button, and the others. Both keep their order. */
export function splitComments<Comment>(
  comments: readonly Comment[],
  canHide: (comment: Comment) => boolean = () => true,
): { earlier: Comment[]; shown: Comment[] } {
  const latest = new Set(comments.slice(-LATEST));
  const earlier = new Set(comments.filter((comment) => !latest.has(comment) && canHide(comment)));
  return { earlier: [...earlier], shown: comments.filter((comment) => !earlier.has(comment)) };
}
