import java.math.BigDecimal

fun main() {
    val any = Method("any", "card", BigDecimal("100"), BigDecimal("2000"), true, 900, false, true)
    val methods = listOf(any.copy(method = "proof", requiresProof = true), any,
        any.copy(method = "quick", requiresSenderLast4 = false), any.copy(method = "full", available = false))
    check(choices(methods, BigDecimal("1500.00")).map { it.method } == listOf("quick", "any", "proof"))
    check(choices(methods, BigDecimal("2000.01")).isEmpty())
}
