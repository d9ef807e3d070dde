/** The little of Node that building the page needs; all its types would be a dependency more. */
declare module "node:crypto" {
  export function createHash(kind: "sha256"): { update(text: string): { digest(form: "hex"): string } };
}
declare module "node:fs" {
  export function readdirSync(path: URL, options: { withFileTypes: true }): { name: string; isDirectory(): boolean }[];
  export function readFileSync(path: URL | string, encoding: "utf-8"): string;
}
interface ImportMeta {
  readonly url: string;
}
