/**
 * R-NEWSLETTER-6: the codes (RFC 3463) of a mailbox that does not exist. A code about our server, the content or a policy (5.7) says
 * nothing about the address.
 */
export const isAddressCode = (code: string): boolean => /^5\.1\.(?:1|2|3|6|10)$|^5\.2\.1$/.test(code);
