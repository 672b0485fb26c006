/** Copy the code without the gateway to a folder of the repository; what is there is deleted. */
export function copyCode(folder: string): void;
