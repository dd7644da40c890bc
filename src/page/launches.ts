/** What a browser tells an app that is open already when it is started again. TypeScript does not know it: Chromium alone has it. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: Launch) => void) => void;
}

interface Launch {
  targetURL?: string;
  /** What was opened with the app: `file_handlers` in the manifest. */
  files?: readonly { getFile: () => Promise<File> }[];
}

interface WithLaunches {
  launchQueue?: LaunchQueue;
}

/**
 * Starting the installed app again shows the window that is open (`launch_handler` in the manifest), as it was left: nothing is loaded
 * again, so a half-typed form stays. A shortcut of the icon goes to its screen there. A file that is opened with the app is taken.
 */
export function followLaunches(
  took: (file: File | undefined) => void,
  browser: WithLaunches = globalThis as WithLaunches,
  goTo: (hash: string) => void = (hash) => void (location.hash = hash),
): void {
  browser.launchQueue?.setConsumer(({ targetURL, files = [] }) => {
    const [file] = files;
    if (file) {
      // It may have been moved since.
      file.getFile().then(took, () => took(undefined));
      return;
    }
    const hash = targetURL && new URL(targetURL).hash;
    // The icon itself leads to no screen.
    if (hash) goTo(hash);
  });
}
