/** Where a call goes: to the service in this page, to the practice server, or to the server that is set. */
export type Target = 'device' | 'practice' | 'server';
