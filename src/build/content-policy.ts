import type { Plugin } from 'vite';

/**
 * Allows scripts and styles from the app's own files alone. Requests may go to any https address, because a
 * person types the server's, unless the build allows one server only.
 */
function policy(server = 'https: http://localhost:* http://127.0.0.1:*'): string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${server}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // `svelte-trusted-html` is Svelte's policy for its templates, `default` is ours in service-worker/trusted-types.ts.
    'trusted-types svelte-trusted-html default',
  ];
}

/** For hosts that read Netlify's or Cloudflare's `_headers`; files under assets/ carry their hash in the name. */
function headers(server?: string): string {
  return `/*
  Content-Security-Policy: ${[...policy(server), "frame-ancestors 'none'"].join('; ')}
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(self)
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/api-v1/*
  Content-Type: application/json
  Access-Control-Allow-Origin: *
  Access-Control-Allow-Headers: *
/openapi.json
  Access-Control-Allow-Origin: *
`;
}

/**
 * Puts the policy into the built page, and a header file beside it. The development server has no policy, because it injects
 * scripts of its own.
 * @param server the only origin that the built app may send requests to; left out, any https address
 */
export function contentPolicy(server?: string): Plugin {
  return {
    name: 'outpost:content-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(server).join('; ') },
        injectTo: 'head-prepend',
      },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headers(server) });
    },
  };
}
