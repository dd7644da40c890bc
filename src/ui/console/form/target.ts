/** Where a call goes: to the service in this page, or to the server that is set. */
export type Target = 'device' | 'server';
