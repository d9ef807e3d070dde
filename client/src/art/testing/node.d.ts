// The one function of Node that tests need; the types of all of it would be one more dependency.
declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string;
}
