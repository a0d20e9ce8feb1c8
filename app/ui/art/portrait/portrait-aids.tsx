/** The push handles of a wheelchair, behind the shoulders. */
export const WheelchairHandles = () => (
  <>
    <path fill="var(--color-glaze-slate)" d="M9 60h7v20H9zM64 60h7v20h-7z" />
    <path
      fill="var(--color-glaze-ink)"
      d="M7 55a3 3 0 0 1 3-3h5a3 3 0 0 1 3 3v9H7zM62 55a3 3 0 0 1 3-3h5a3 3 0 0 1 3 3v9H62z"
    />
  </>
);

/** An ear with a hearing aid. */
export const HearingAid = ({ skin }: { skin: string }) => (
  <>
    <path fill={skin} d="M52 38a3.6 4.4 0 0 1 6 2v1.5a4 5 0 0 1-6 4z" />
    <path
      fill="none"
      stroke="var(--color-glaze-bone)"
      strokeWidth="2.4"
      strokeLinecap="round"
      d="M55 35.5q5 1 4.2 8.5"
    />
    <path fill="none" stroke="var(--color-glaze-bone)" strokeWidth="1" d="M55 35.5q-1.5 3-.6 6" />
  </>
);

export const DarkGlasses = () => (
  <path fill="var(--color-glaze-ink)" d="M28 36.5h24v3.5a5 5 0 0 1-10.4 0h-3.2a5 5 0 0 1-10.4 0z" />
);
