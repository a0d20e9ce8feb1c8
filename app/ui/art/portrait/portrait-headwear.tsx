interface HeadwearProps {
  cloth: string;
}

/** The part of a hijab behind the shoulders. */
export const HijabBack = ({ cloth }: HeadwearProps) => (
  <path fill={cloth} d="M20 40a20 20 0 0 1 40 0v24H20z" />
);

/** Face and cloth together, because the cloth covers hair and neck. */
export const HijabFront = ({ cloth, skin }: HeadwearProps & { skin: string }) => (
  <>
    <path fill={skin} d="M29 40a11 12 0 0 1 22 0v4a11 12 0 0 1-22 0z" />
    <path fill={cloth} d="M20 54h40v6c0 14-8 18-20 20-12-2-20-6-20-20z" />
    <path fill="#000" opacity=".1" d="M29 50c3 9 19 9 22 0 0 4 3 8 9 10-8 4-30 4-40 0 6-2 9-6 9-10z" />
  </>
);

export const Turban = ({ cloth }: HeadwearProps) => (
  <>
    <path fill={cloth} d="M22 36c-1-13 7-20 18-20s19 7 18 20c-4-5-10-8-18-8s-14 3-18 8z" />
    <path fill="#000" opacity=".16" d="M40 28c5-5 12-6 17-2l1 10c-4-5-10-8-18-8z" />
  </>
);

export const Cap = ({ cloth }: HeadwearProps) => (
  <>
    <path fill={cloth} d="M24 34a16 16 0 0 1 32 0z" />
    <path fill={cloth} d="M24 34h40a6 4 0 0 1-6 3H24z" />
    <path fill="#000" opacity=".16" d="M24 34h40a6 4 0 0 1-6 3H24z" />
  </>
);
