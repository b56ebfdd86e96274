/** Whether this browser has passkeys: not every one does, and none on a page that came without TLS from another machine. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;
