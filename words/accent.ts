const plain = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
const accented = 'ÄäĆćĎďÉéĞğĤĥÎîĴĵĶķĽľŃńÖöŔŕŠšŤťÜüŴŵÝýŽž'

/** A language that nobody speaks: what it says can be read, and what it does not say shows by its plain letters. */
export const accent = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter)
