export declare function portOf(args: readonly string[]): number | undefined;
export declare function isFree(port: number): Promise<boolean>;
export declare function whatToOpen(url: string): string;
