/** What a browser tells an app that is open already when it is started again. TypeScript does not know it: Chromium alone has it. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { targetURL?: string }) => void) => void;
}

interface WithLaunches {
  launchQueue?: LaunchQueue;
}

/**
 * Starting the installed app again shows the window that is open (`launch_handler` in the manifest), as it was left: nothing is loaded
 * again, so a half-typed form stays. A shortcut of the icon goes to its screen there.
 */
export function followLaunches(
  browser: WithLaunches = globalThis as WithLaunches,
  goTo: (hash: string) => void = (hash) => void (location.hash = hash),
): void {
  browser.launchQueue?.setConsumer(({ targetURL }) => {
    const hash = targetURL && new URL(targetURL).hash;
    // The icon itself leads to no screen.
    if (hash) goTo(hash);
  });
}
