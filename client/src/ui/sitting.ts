/** Sitting down at a table: the answer holds the secret that opens the seat from then on, and this browser keeps it. */
import { api } from "../net/api";
import { storeOwnLink } from "./storage";

/** Take a seat, with the invitation to it if there is one. */
export async function sitDown(table: string, seat: number, name: string, invitation?: string): Promise<void> {
  const { link } = await api.sit(table, seat, name, invitation);
  storeOwnLink(table, seat, link);
}
